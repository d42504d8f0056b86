/** A phone in the pocket feels it; devices that cannot shake do nothing (no iPhone can). */
export function buzz(milliseconds: number): void {
  if ("vibrate" in navigator) navigator.vibrate(milliseconds);
}
