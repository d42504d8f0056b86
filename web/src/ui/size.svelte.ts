/** Which of the layouts the window has room for. Styles say the same by the names of `windows.css`. */
class Size {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** The compact one: --phone `(max-width: 699px), (max-height: 499px)`. */
  readonly phone = $derived(this.width < 700 || this.height < 500);
  /** A phone that lies: --lies `(max-height: 499px) and (orientation: landscape) and (min-width: 480px)`. */
  readonly lies = $derived(this.height < 500 && this.width > this.height && this.width >= 480);
  /** A tablet that stands: --upright `(orientation: portrait) and (min-width: 700px) and (min-height: 500px)`. */
  readonly upright = $derived(!this.phone && this.height >= this.width);
  /** Room for a mouse and keys: --desk `(min-width: 1180px)`, and not as low as a phone. */
  readonly wide = $derived(this.width >= 1180 && !this.phone);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const size = new Size();
