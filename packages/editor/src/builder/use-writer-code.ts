import { useQuery } from '@tanstack/react-query';

const address = '/assets/editor/canvas-writer.js';

/** The script that edits texts on the canvas. It is large, so it is loaded with the first text that is edited. */
export function useWriterCode(isWanted: boolean) {
  const { data, isError } = useQuery({
    queryKey: ['canvas-writer'],
    queryFn: loadCode,
    enabled: isWanted,
    staleTime: Infinity,
  });
  return { code: data, hasFailed: isError };
}

async function loadCode(): Promise<string> {
  // The address stays the same when the script changes, so the browser has to ask.
  const response = await fetch(address, { method: 'GET', cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return await response.text();
}
