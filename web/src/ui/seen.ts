/** Whether an element is shown. Safari before 17.4 cannot tell: there every one is taken to be. */
export const isSeen = (one: Element): boolean => !("checkVisibility" in one) || one.checkVisibility();
