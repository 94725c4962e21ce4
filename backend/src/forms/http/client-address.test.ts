import { clientAddress, signAddress } from './client-address';

const secret = 's'.repeat(32);
const now = 1_800_000_000_000;

const signed = (address: string, at = now, key = secret) =>
  new Headers({
    'x-client-address': address,
    'x-timestamp': String(at),
    'x-signature': signAddress(key, String(at), address),
  });

const read = (headers: Headers, trustedProxies = 0) => clientAddress(headers, { secret, trustedProxies }, now);

describe('clientAddress', () => {
  it('accepts addresses that the site signed within five minutes', () => {
    expect(read(signed('203.0.113.7'))).toBe('203.0.113.7');
    expect(read(signed('203.0.113.7', now - 299_000))).toBe('203.0.113.7');
    expect(read(signed('203.0.113.7', now - 301_000))).toBe('direct');
  });

  it('rejects other signatures, and all without a secret', () => {
    expect(read(signed('203.0.113.7', now, 'another'))).toBe('direct');
    const changed = signed('203.0.113.7');
    changed.set('x-client-address', '203.0.113.8');
    expect(read(changed)).toBe('direct');
    changed.set('x-timestamp', 'soon');
    expect(read(changed)).toBe('direct');
    expect(clientAddress(signed('203.0.113.7'), { secret: undefined, trustedProxies: 0 }, now)).toBe('direct');
  });

  it('reads X-Forwarded-For only behind known proxies, from the end', () => {
    const forwarded = new Headers({ 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 198.51.100.2' });
    expect(read(forwarded)).toBe('direct');
    expect(read(forwarded, 1)).toBe('198.51.100.2');
    expect(read(forwarded, 2)).toBe('203.0.113.9');
    expect(read(new Headers(), 1)).toBe('direct');
  });

  it.each([
    ['203.0.113.7:51034', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:51034', '203.0.113.7'],
    ['::ffff:203.0.113.7:51034', '203.0.113.7'],
  ])('counts %s as %s, whatever the port', (address, visitor) => {
    expect(read(signed(address))).toBe(visitor);
    expect(read(new Headers({ 'x-forwarded-for': `10.0.0.1, ${address}` }), 1)).toBe(visitor);
  });

  it('counts an IPv6 network as one visitor', () => {
    expect(read(signed('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
    expect(read(signed('2001:db8:1:2::9'))).toBe('2001:db8:1:2::/64');
    expect(read(signed('::1'))).toBe('0:0:0:0::/64');
    expect(read(signed('::ffff:203.0.113.7'))).toBe('203.0.113.7');
  });
});
