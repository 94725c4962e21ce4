import type { Envelope } from '@/lib/http/api-answer';

export interface Upload {
  /** Settles once: with a reference, or with a reason why there is none. */
  done: Promise<{ reference: string } | { code: string }>;
  cancel: () => void;
}

function read(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return { success: false };
  }
}

/**
 * Uploads a file with XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @param onProgress whole percent
 */
export function uploadFile(file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('file', file, file.name);
  const done = new Promise<{ reference: string } | { code: string }>((resolve) => {
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const { success, data, code = 'no_answer' } = read(request.responseText);
      resolve(success && typeof data === 'string' ? { reference: data } : { code });
    };
    request.onerror = () => resolve({ code: 'no_answer' });
    request.onabort = () => resolve({ code: 'cancelled' });
  });
  request.open('POST', '/api/UploadFile');
  request.send(form);
  return { done, cancel: () => request.abort() };
}
