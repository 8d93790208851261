import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export interface TestBucket {
  /** As the environment names them. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** An S3-compatible service on a free port with one empty bucket. */
export async function openBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'awning-bucket-'));
  const configureBuckets = [{ name: 'files', configs: [] }];
  const service = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    void service.run((error, address) => (error ? reject(error) : resolve(address)));
  });
  return {
    settings: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
