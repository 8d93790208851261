/** What stands before the address of the page. */
export const shareServices = {
  email: 'mailto:?body=',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  pinterest: 'https://www.pinterest.com/pin/create/link/?url=',
  whatsapp: 'https://wa.me/?text=',
  x: 'https://x.com/intent/post?url=',
  bluesky: 'https://bsky.app/intent/compose?text=',
} as const;

export type ShareService = keyof typeof shareServices;
