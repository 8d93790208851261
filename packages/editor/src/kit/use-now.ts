import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The present moment, which moves on by the minute, so that what depends on it is right on a screen that stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
