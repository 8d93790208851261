export { type CookieJar, createCookieJar } from './cookie-jar.ts';
export { type HeldClock, holdClock } from './held-clock.ts';
export { type MailBox, openMailBox, type ReceivedMail } from './mail-box.ts';
export { type RanJob, runJobs } from './run-jobs.ts';
export { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
export { type Answer, createVisitor, type Visitor } from './visitor.ts';
