import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStorage, StorageSettings, WantedRange } from './storage.ts';

type Sdk = typeof S3;
type Call<T> = (client: S3Client, sdk: Sdk) => Promise<T>;

/** Files as objects of a bucket. The bucket belongs to this installation alone. */
export function createS3Storage(settings: StorageSettings): FileStorage {
  const Bucket = settings.s3Bucket!;
  let opening: Promise<readonly [S3Client, Sdk]> | undefined;
  const call = async <T>(work: Call<T>): Promise<T> => {
    opening ??= openClient(settings);
    return await work(...(await opening));
  };
  return {
    put: (key, content) =>
      call(async (client, sdk) => {
        const parts = partsOf(content);
        const first = await parts.next();
        const Body = first.done ? Buffer.alloc(0) : first.value;
        if (Body.length < PART_BYTES) {
          // The generator has ended with this part, or ends with the error of the content.
          await parts.next();
          await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body }));
          return;
        }
        await putInParts(client, sdk, { Bucket, Key: key }, Body, parts);
      }),

    get: (key, range) =>
      call(async (client, sdk) => {
        try {
          const Range = range && { Range: rangeHeader(await fromStart(client, sdk, { Bucket, Key: key }, range)) };
          const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key, ...Range }));
          const length = found.ContentLength ?? 0;
          const [, start, , bytes] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(found.ContentRange ?? '') ?? [];
          const content = found.Body as Readable;
          return { bytes: Number(bytes ?? length), first: Number(start ?? 0), length, content };
        } catch (error) {
          if (isStatus(error, 404)) return 'absent';
          if (isStatus(error, 416)) return 'beyond-end';
          throw error;
        }
      }),

    delete: (keys) =>
      call(async (client, sdk) => {
        for (const Key of keys) await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }),

    async *list(prefix) {
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix: prefix, ...(ContinuationToken !== undefined && { ContinuationToken }) };
        const page = await call((client, sdk) => client.send(new sdk.ListObjectsV2Command(asked)));
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          yield { key: Key!, bytes: Size ?? 0, changedAt: LastModified ?? new Date() };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken !== undefined);
    },

    deleteUnfinished: (before) =>
      call(async (client, sdk) => {
        const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket }));
        for (const { Key, UploadId, Initiated } of Uploads) {
          if (!Initiated || Initiated >= before) continue;
          await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: Key!, UploadId: UploadId! }));
        }
      }),
  };
}

/** What is held in memory of a file that arrives. Services take 10,000 parts of 5 MB or more, so this allows 80 GB. */
const PART_BYTES = 8_000_000;

/** Loaded with the first file, since only installations with a bucket need it. */
async function openClient(settings: StorageSettings): Promise<readonly [S3Client, Sdk]> {
  const sdk = await import('@aws-sdk/client-s3');
  const { s3Endpoint: endpoint, s3Region: region, s3AccessKeyId, s3SecretAccessKey } = settings;
  const client = new sdk.S3Client({
    region,
    // Services other than Amazon's rarely have a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3AccessKeyId!, secretAccessKey: s3SecretAccessKey! },
    // Checksums in trailers, the default, are unknown to many compatible services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return [client, sdk];
}

async function putInParts(
  client: S3Client,
  sdk: Sdk,
  at: { readonly Bucket: string; readonly Key: string },
  firstPart: Buffer,
  otherParts: AsyncGenerator<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(at));
  const upload = { ...at, UploadId: UploadId! };
  try {
    const Parts: { readonly PartNumber: number; readonly ETag: string }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts.push({ PartNumber, ETag: ETag! });
    };
    await send(firstPart);
    for await (const part of otherParts) await send(part);
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** The content in parts of equal length; the last one may be shorter. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const whole = Buffer.concat(held);
      yield whole.subarray(0, PART_BYTES);
      held = [whole.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Not every compatible service knows ranges that count from the end. */
async function fromStart(
  client: S3Client,
  sdk: Sdk,
  at: { readonly Bucket: string; readonly Key: string },
  range: WantedRange,
): Promise<{ readonly first: number; readonly last?: number | undefined }> {
  if (range.first !== undefined) return range;
  const { ContentLength = 0 } = await client.send(new sdk.HeadObjectCommand(at));
  return { first: Math.max(ContentLength - range.last, 0) };
}

function rangeHeader({ first, last }: { readonly first: number; readonly last?: number | undefined }): string {
  return `bytes=${first}-${last ?? ''}`;
}

function isStatus(error: unknown, status: number): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode === status;
}
