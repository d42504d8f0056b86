/** A secret of this device: 22 letters of base64url, 132 bits. */
export function newToken(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => letters[byte & 63]).join("");
}
