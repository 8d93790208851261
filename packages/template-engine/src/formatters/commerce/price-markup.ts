/** The two prices of something on sale. The words stand for themselves: the dialect never translates them. */
export function salePriceMarkup(salePrice: string, originalPrice: string): string {
  return `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${salePrice} <span class="visually-hidden v6-visually-hidden">Original Price:</span><span class="original-price">${originalPrice}</span>\n`;
}

/** The block a price stands in. */
export function priceBlock(className: string, content: string): string {
  return `\n\n\n<div class="${className}">\n${content}\n</div>`;
}
