export const backOfficeMessages = {
  jobGone: 'There is no such job, or it is running already.',
} as const;
