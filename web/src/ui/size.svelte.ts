/** Which of the layouts the window has room for. Styles say the same by media queries. */
class Size {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** The compact one: `(max-width: 699px), (max-height: 499px)`. */
  readonly phone = $derived(this.width < 700 || this.height < 500);
  /** A phone that lies: `(max-height: 499px) and (orientation: landscape) and (min-width: 480px)`. */
  readonly lies = $derived(this.height < 500 && this.width > this.height && this.width >= 480);
  readonly wide = $derived(this.width >= 1180 && !this.phone);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const size = new Size();
