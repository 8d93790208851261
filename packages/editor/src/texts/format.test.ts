import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

describe('formatFor', () => {
  it('formats money by the language and without losing a cent', () => {
    expect(formatFor('en').money({ decimalValue: '1234.5', currencyCode: 'EUR' })).toBe('€1,234.50');
    expect(formatFor('de').money({ decimalValue: '1234.5', currencyCode: 'EUR' })).toBe('1.234,50\u00a0€');
    expect(formatFor('en').money({ decimalValue: '90071992547409.93', currencyCode: 'USD' })).toBe(
      '$90,071,992,547,409.93',
    );
  });

  it('formats moments and days by the language', () => {
    expect(formatFor('de', 'UTC').moment('2026-03-05T14:07:00Z')).toBe('05.03.2026, 14:07 Uhr');
    expect(formatFor('fr', 'UTC').moment('2026-03-05T14:07:00Z')).toBe('5 mars 2026, 14\u00a0h\u00a007');
    expect(formatFor('fr', 'UTC').day('2026-03-05T14:07:00Z')).toBe('5 mars 2026');
  });
});
