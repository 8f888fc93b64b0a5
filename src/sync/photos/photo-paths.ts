/** Where the server keeps a photo, its small size, and how many there are. */
export function photoPath(kitchenId: string, id: string): string {
  return `users/${kitchenId}/photos/${id}`;
}

export function thumbPath(kitchenId: string, id: string): string {
  return `users/${kitchenId}/thumbs/${id}`;
}

export function photoCountPath(kitchenId: string): string {
  return `users/${kitchenId}/limits/photos`;
}
