/** The child of `parent` that `node` was moved into, if there is one. */
function wrapperIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Page translators (Chrome's, for one) wrap or replace text nodes by `<font>` elements. React still
 * holds the old nodes, and removing one, or inserting before one, throws a NotFoundError that
 * unmounts the screen. With this, such a node is removed from wherever it is, and what was to stand
 * before it stands before its wrapper, or last. Call it once, before React renders.
 */
export function tolerateMovedNodes(prototype: Node): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const wrapper = wrapperIn(this, child);
    if (wrapper === child) return removeChild.call(this, child) as T;
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
  prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, next && wrapperIn(this, next)) as T;
  };
}
