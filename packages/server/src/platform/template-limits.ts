/** Limits for one run of a template. D-107 sets the first two; the others stop a template that would never end. */
export const templateLimits = {
  maxTokens: 1000,
  maxStringLength: 65_536,
  maxSteps: 5_000_000,
  maxBytes: 50_000_000,
};
