import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/** What an address ends with if the history is to be open at once. */
export const historyAddress = '?history=open';

/** Whether the history is shown; a link from the audit opens it with the screen. */
export function useHistoryOpen() {
  const { history } = useSearch({ strict: false }) as { readonly history?: string };
  return useState(history === 'open');
}
