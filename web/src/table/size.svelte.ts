/** Which of the three layouts the window has room for. */
class Size {
  width = $state(innerWidth);
  height = $state(innerHeight);
  readonly phone = $derived(this.width < 700);
  readonly wide = $derived(this.width >= 1180);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const size = new Size();
