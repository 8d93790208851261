/** A waiting time in words: '37 seconds', '10 minutes'; undefined if it is not known. */
export function waitText(language: string, seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  const [amount, unit] = seconds < 100 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
