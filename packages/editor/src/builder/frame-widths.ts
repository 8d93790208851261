/** The widths of the canvas (PAGE-019, D-005). */
export const frameWidths = { phone: '375px', tablet: '768px', desktop: '100%' } as const;

export type FrameWidth = keyof typeof frameWidths;
