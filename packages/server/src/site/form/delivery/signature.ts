import { createHmac } from 'node:crypto';

/**
 * The header by which a receiver verifies that a webhook is ours and recent: `t=<seconds>,v1=<hex>`, where the second
 * part is HMAC-SHA256 over `<seconds>.<raw body>`.
 */
export function webhookSignature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
