import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import config from '@payload-config';
import { refuseForeign } from '../../../../src/http/own-request';
import { withReadOverride } from '../../../../src/http/read-override';

type Handler = ReturnType<typeof REST_POST>;

const ofAdmin =
  (handle: Handler): Handler =>
  async (request, context) =>
    refuseForeign(request) ?? handle(request, context);

const post = REST_POST(config);

export const GET = REST_GET(config);
export const POST = ofAdmin(async (request, context) => {
  const readable = await withReadOverride(request);
  return readable
    ? post(readable, context)
    : Response.json({ errors: [{ message: 'The request cannot be read: the body' }] }, { status: 400 });
});
export const DELETE = ofAdmin(REST_DELETE(config));
export const PATCH = ofAdmin(REST_PATCH(config));
export const PUT = ofAdmin(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);

/** Next passes HEAD requests to the route, and Payload does not support that method. */
export const HEAD: typeof GET = async (request, context) => {
  const response = await GET(new Request(request, { method: 'GET' }), context);
  await response.body?.cancel();
  return new Response(null, response);
};
