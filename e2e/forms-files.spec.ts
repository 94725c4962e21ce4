import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';

import { expect, test } from '@playwright/test';

import { badFiles, goodFiles, pngOf } from './support/files';
import { asAdmin, call, newAddress, newMessage, post, signedHeaders, stored, upload } from './support/forms-backend';
import { waitForMail } from './support/mail';
import { backendEnv, backendUrl } from './support/stack';

test.describe('a file', () => {
  for (const [type, bytes] of Object.entries(goodFiles)) {
    test(`of type ${type} can be downloaded by editors only`, async () => {
      const sent = await upload(bytes, `../../Çizim 1 & 2.${type}`);
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      expect(sent.body.data).toMatch(/^upload-[0-9a-f-]{36}$/);
      const message = newMessage({ file: sent.body.data });
      expect(await post('SendMail', message)).toMatchObject({ status: 200 });

      const [row] = await stored('messages', 'subject', message.subject);
      const path = `uploads/${row?.attachment?.id}/file`;
      expect((await fetch(`${backendUrl}/api/${path}`)).status).toBe(403);
      const file = await asAdmin(path);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="cizim-1-2.${type}"; filename*=UTF-8''%C3%87izim%201%20%26%202.${type}`,
      });
      const body = Buffer.from(await file.arrayBuffer());
      if (type === 'png') expect(body.includes('<?php')).toBe(false);
      else expect(body.equals(bytes)).toBe(true);
      const mail = await waitForMail(({ subject }) => subject?.includes(message.subject));
      expect(mail.text).toContain(`/api/uploads/${row?.attachment?.id}/file`);
      expect(mail.attachments).toEqual([]);
    });
  }

  for (const [what, { name, bytes }] of Object.entries(badFiles)) {
    test(`that is ${what} is rejected`, async () => {
      expect(await upload(bytes, name)).toMatchObject({
        status: 415,
        body: { success: false, code: 'file_type', message: 'Bu dosya türü kabul edilmiyor.' },
      });
    });
  }

  test('that is empty or too large is rejected', async () => {
    expect(await upload(Buffer.alloc(0), 'a.pdf')).toMatchObject({ status: 400, body: { code: 'file_empty' } });
    const large = Buffer.concat([goodFiles.pdf, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await upload(large, 'a.pdf')).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  });

  test('of unknown length is cut off at the size limit', async () => {
    const boundary = 'sinir';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    const address = newAddress();
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(backendUrl);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('data', () => text.includes('}') && socket.destroy());
      socket.once('close', () => resolve(text));
      socket.on('error', (error) => (text ? resolve(text) : reject(error)));
      const signed = Object.entries(signedHeaders(address)).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `POST /api/UploadFile HTTP/1.1\r\nhost: x\r\n${signed.join('')}content-type: multipart/form-data; boundary=${boundary}\r\ntransfer-encoding: chunked\r\n\r\n`,
      );
      const chunk = (data: Buffer | string) =>
        socket.write(`${data.length.toString(16)}\r\n${data.toString('latin1')}\r\n`, 'latin1');
      chunk(head);
      for (let megabytes = 0; megabytes < 12; megabytes += 1) chunk(Buffer.alloc(1024 * 1024, 0x41));
    });
    expect(answer).toContain(' 413 ');
    expect(answer).toContain('file_too_large');
  });

  test('in a truncated or malformed request is rejected and leaves nothing behind', async () => {
    const type = 'multipart/form-data; boundary=sinir';
    const head = '--sinir\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const send = (body: string, contentType: string) =>
      call('UploadFile', { method: 'POST', body, headers: { 'content-type': contentType } });
    for (const [body, contentType] of [
      [`${head}%PDF-1.4 half`, type],
      ['another kind of content', type],
      [`${head}%PDF-1.4\r\n--sinir--\r\n`, 'multipart/form-data'],
      [`${head.replace('"file"', '"other"')}%PDF-1.4\r\n--sinir--\r\n`, type],
      ['{}', 'application/json'],
    ] as const) {
      expect(await send(body, contentType), body).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    }
    // Other suites upload at the same time, so their temporary files may exist for a moment.
    const parts = async () => (await readdir(backendEnv.UPLOAD_DIR ?? '')).filter((name) => name.endsWith('.part'));
    await expect.poll(parts).toEqual([]);
  });

  test('belongs to one message', async () => {
    const { body } = await upload(goodFiles.pdf, 'a.pdf');
    const message = newMessage({ file: body.data });
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    expect(await post('SendMail', message)).toMatchObject({ status: 200 });
    for (const file of [body.data, `upload-${randomUUID()}`, '../../content.db']) {
      expect(await post('SendMail', newMessage({ file }))).toMatchObject({
        status: 400,
        body: { code: 'file_unknown' },
      });
    }
  });

  test('that is a large picture is accepted', async () => {
    expect((await upload(pngOf(1200, 900), 'plan.jpg')).status).toBe(200);
  });
});
