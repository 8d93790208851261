import { giftCodeText } from '@awning/commerce';
import type { TestServer, Visitor } from '@awning/testing';
import { readWebsiteById } from '../../platform/website/index.ts';
import type { ShoppingCartJson } from '../cart/index.ts';
import type { CardWishes } from './card.ts';
import { openCode } from './code.ts';
import { issueByHand } from './issue.ts';
import { selectCards } from './store.ts';

export interface IssuedCard {
  readonly id: string;
  readonly code: string;
}

/** A card of the first website, worth 50 of its currency by default, as the team issues it. */
export async function issueCard(server: TestServer, wishes: Partial<CardWishes> = {}): Promise<IssuedCard> {
  const { parts, database } = server;
  const website = await readWebsiteById(database, server.website.id, parts.log);
  if (!website) throw new Error('The website is gone');
  const card = await database.transaction((connection) =>
    issueByHand(parts, connection, website, {
      who: 'Mona',
      note: '',
      wishes: {
        value: 5000n,
        currency: 'USD',
        recipientName: 'Ida',
        recipientEmail: null,
        senderName: '',
        message: '',
        language: 'en',
        deliverAt: null,
        expiresAt: null,
        ...wishes,
      },
    }),
  );
  return { id: card.id, code: giftCodeText(openCode(parts, website.id, card.sealedCode) ?? '') };
}

export async function balanceOf({ database, website }: TestServer, id: string): Promise<bigint> {
  const [card] = await selectCards(database, website.id, [id]);
  if (!card) throw new Error(`There is no gift card ${id}`);
  return card.balance;
}

const giftCards = '/api/commerce/shopping-cart/gift-cards';

export async function enterGiftCard(visitor: Visitor, code: string): Promise<ShoppingCartJson> {
  const answer = await visitor.post(giftCards, { code });
  if (answer.status !== 200) throw new Error(`Entering ${code} returned ${answer.status}: ${answer.text}`);
  return answer.json<{ shoppingCart: ShoppingCartJson }>().shoppingCart;
}
