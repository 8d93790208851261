import type { PaymentState } from '@awning/commerce';
import type { CurrencyCode } from '@awning/formats';
import type { ChargeResult } from './provider.ts';

/** A payment that was begun for an order, and the attempt whose id is the provider's key. */
export interface NewPayment {
  readonly id: string;
  readonly attemptId: string;
  readonly orderId: string;
  readonly cartId: string;
  readonly cartClaimedUntil: Date;
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly at: Date;
  readonly askedHash: Buffer | null;
  /** When the sweep checks it, unless it has ended by then. */
  readonly dueAt: Date;
}

export interface OpenAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly orderId: string;
  readonly provider: string;
  readonly amount: bigint;
  readonly currency: CurrencyCode;
  readonly state: PaymentState;
  /** Who must act; null while the provider is being called, and when all is decided. */
  readonly waitsFor: 'shopper' | 'provider' | null;
  readonly startedAt: Date;
  /** The hash of the shopper's request; null if it cannot be repeated. */
  readonly askedHash: Buffer | null;
}

export type Captured = Extract<ChargeResult, { state: 'captured' }>;
