/** Sentences of the team's calls. */
export const popupMessages = {
  empty: 'Write something that visitors can read.',
  noPages: 'Choose at least one page.',
} as const;
