/** Whether this browser's reader wants to hear what others say; remembered. */
const KEY = "kingtable.silence";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

class Silence {
  on = $state(read());

  turn(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? "on" : "off");
    } catch {
      // It holds until the page is left.
    }
  }
}

export const silence = new Silence();
