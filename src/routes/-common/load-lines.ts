/**
 * The rules of the list's lines. They know hundreds of foods, which the first paint does not need.
 * Within a live query, read all that it follows before awaiting this.
 */
export const loadLines = () => import("#domain/shopping/arranged.ts");
