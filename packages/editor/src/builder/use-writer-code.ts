import { useQuery } from '@tanstack/react-query';

/** The script that edits texts on the canvas. It is large, so it is loaded with the first text that is edited. */
export function useWriterCode(isWanted: boolean) {
  return useFrameScript('canvas-writer', isWanted);
}

/** A script that a sealed frame is given once it is needed. */
export function useFrameScript(name: 'canvas-writer' | 'canvas-checker', isWanted: boolean) {
  const { data, isError } = useQuery({
    queryKey: [name],
    queryFn: () => loadCode(`/assets/editor/${name}.js`),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return { code: data, hasFailed: isError };
}

async function loadCode(address: string): Promise<string> {
  // The address stays the same when the script changes, so the browser has to ask.
  const response = await fetch(address, { method: 'GET', cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return await response.text();
}
