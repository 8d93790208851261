/** Sentences of the team's calls. */
export const popupMessages = {
  empty: 'Write something that visitors can read.',
  noButtonLink: 'Enter where the button leads.',
  noPages: 'Choose at least one page.',
} as const;
