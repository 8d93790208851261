import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CanvasMessage, readFrameMessage } from './protocol.ts';

interface OpenPort {
  readonly port: RefObject<MessagePort | undefined>;
  readonly isOpen: boolean;
  readonly open: (frame: Window) => void;
}

/** The line to the frame's script. What does not fit the schema of its messages is dropped here. */
export function usePort(receive: (message: CanvasMessage) => void): OpenPort {
  const port = useRef<MessagePort>(undefined);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(receive);
  useLayoutEffect(() => {
    latest.current = receive;
  });
  useEffect(() => () => port.current?.close(), []);
  function open(frame: Window): void {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data);
      if (message) latest.current(message);
    });
    port1.start();
    port.current = port1;
    // The document has an origin of its own, which has no name.
    frame.postMessage('canvas', '*', [port2]);
    setOpen(true);
  }
  return { port, isOpen, open };
}
