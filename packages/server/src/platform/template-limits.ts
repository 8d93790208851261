/** What one run of a template may do and make. D-107 sets the first two; the others end a template that would never end by itself. */
export const templateLimits = {
  maxTokens: 1000,
  maxStringLength: 65_536,
  maxSteps: 5_000_000,
  maxBytes: 50_000_000,
};
