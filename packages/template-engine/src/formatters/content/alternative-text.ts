import { BlockType } from '@awning/site-model';
import type { Scope } from '../../contract/scope.ts';
import { removeTags } from '../../text/remove-tags.ts';
import { fields } from '../../values/reference.ts';
import { asNumber, asText, isTruthy, type Value } from '../../values/value.ts';

/** Alternative text taken from a body is cut here (the specification's number; the references cut at 250). */
const MAX_BODY_LENGTH = 1000;

const BLOCK_TYPE = ['blockType'];

/** What a picture says to those who do not see it: in an image block the owner's words alone, otherwise the best there is. */
export function alternativeText(image: Value, scope: Scope): string {
  if (asNumber(scope.resolve(BLOCK_TYPE)) === BlockType.image) {
    // A blank text is a choice: the picture is decoration.
    return asText(fields(image)?.altText).trim();
  }
  const title = fields(image)?.title;
  // A title that is there but is no text still comes first.
  return isTruthy(title) ? asText(title) : bodyText(image) || filename(image);
}

function bodyText(image: Value): string {
  const body = fields(image)?.body;
  return isTruthy(body) ? removeTags(asText(body), MAX_BODY_LENGTH) : '';
}

function filename(image: Value): string {
  const name = fields(image)?.filename;
  return isTruthy(name) ? asText(name) : '';
}
