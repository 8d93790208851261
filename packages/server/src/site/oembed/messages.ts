export const oembedMessages = {
  unknownAddress: 'This is not the address of a video or a recording that can be shown here.',
} as const;
