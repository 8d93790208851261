/**
 * Whether month, day and year are a day of the calendar. The year has four digits, because '24' is ambiguous.
 *
 * @example
 * isRealDate(['2', '29', '2024']) // => true
 * isRealDate(['2', '29', '2023']) // => false
 * isRealDate(['3', '', '']) // => false
 */
export function isRealDate(parts: readonly string[]): boolean {
  const [monthText = '', dayText = '', yearText = ''] = parts.map((part) => part.trim());
  if (!/^\d{4}$/.test(yearText)) return false;
  const month = wholeNumber(monthText);
  const day = wholeNumber(dayText);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, Number(yearText));
}

/**
 * Whether hour, minute, second and AM/PM are a time of day. Empty minutes and seconds are 00, as in the summary of answers; without
 * AM or PM it is a 24-hour clock.
 *
 * @example
 * isRealTime(['9', '30', '', 'PM']) // => true
 * isRealTime(['21', '30', '', '']) // => true
 * isRealTime(['21', '30', '', 'PM']) // => false
 */
export function isRealTime(parts: readonly string[]): boolean {
  const [hourText = '', minuteText = '', secondText = '', half = ''] = parts.map((part) => part.trim());
  const hour = wholeNumber(hourText);
  const isHour = half === '' ? hour >= 0 && hour <= 23 : /^[ap]m$/i.test(half) && hour >= 1 && hour <= 12;
  return isHour && wholeNumber(minuteText || '00') <= 59 && wholeNumber(secondText || '00') <= 59;
}

/** One or two digits as a number; anything else is NaN, which compares false with everything. */
function wholeNumber(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
}

function daysIn(month: number, year: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}
