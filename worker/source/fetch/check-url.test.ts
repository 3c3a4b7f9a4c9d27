import { describe, expect, it } from 'vitest';
import { parseAllowedHosts } from './allowed-hosts.ts';
import { checkHost, parseSafeUrl } from './check-url.ts';
import { SourceError } from './errors.ts';
import { isPublicAddress } from './public-address.ts';

const none: ReadonlySet<string> = new Set();

const hostile = [
  // Schemes and shapes
  ...['ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,hi', 'gopher://example.com/'],
  ...[
    'ws://example.com/',
    'blob:https://example.com/x',
    'about:blank',
    'mailto:a@example.com',
    'not a url',
    '',
    '//example.com/',
  ],
  ...['http://user@example.com/', 'https://user:pass@example.com/', 'http://:pass@example.com/', 'http://a..b.com/'],
  // Ports
  ...['http://example.com:8080/', 'https://example.com:22/', 'http://example.com:6379/', 'https://example.com:9000/'],
  // Names that stay inside
  ...[
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://foo.localhost/',
    'http://intranet/',
    'http://printer.local/',
  ],
  ...[
    'http://metadata.google.internal/',
    'http://vault.internal/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://com/',
  ],
  // IPv4, plain
  ...[
    'http://127.0.0.1/',
    'http://127.1.2.3/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.1/',
  ],
  ...[
    'http://192.168.0.1/',
    'http://169.254.169.254/',
    'http://169.254.1.1/',
    'http://100.64.0.1/',
    'http://100.127.255.254/',
  ],
  ...[
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://0.0.0.0/',
    'http://0.1.2.3/',
    'http://224.0.0.1/',
    'http://239.1.1.1/',
  ],
  ...['http://240.0.0.1/', 'http://255.255.255.255/', 'http://192.0.0.8/', 'http://192.0.2.7/', 'http://198.51.100.9/'],
  ...['http://203.0.113.10/', 'http://198.18.0.1/', 'http://198.19.255.1/', 'http://192.88.99.1/'],
  // IPv4 by numeric tricks
  ...[
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
  ],
  ...[
    'http://017700000001/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://127。0。0。1/',
  ],
  ...[
    'http://%31%32%37.0.0.1/',
    'http://3232235521/',
    'http://0xC0.0xA8.0x0.0x1/',
    'http://1.2.3.4.5/',
    'http://256.1.1.1/',
  ],
  // IPv6
  ...[
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
  ],
  ...[
    'http://[::ffff:8.8.8.8]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::8.8.8.8]/',
    'http://[64:ff9b:1::1]/',
  ],
  ...[
    'http://[2002:7f00:1::]/',
    'http://[2002:808:808::1]/',
    'http://[2001::1]/',
    'http://[2001:db8::1]/',
    'http://[2001:10::1]/',
  ],
  ...[
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
  ],
  ...['http://[3fff::1]/', 'http://[5f00::1]/', 'http://[::ffff:0:127.0.0.1]/'],
];

describe('parseSafeUrl', () => {
  it.each(hostile)('refuses %s', (url) => {
    expect(() => parseSafeUrl(url, undefined, none)).toThrow(SourceError);
  });

  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c'],
    ['http://example.com.:80/', 'http://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['http://93.184.216.34/', 'http://93.184.216.34/'],
    ['https://[2606:4700::6810:84e5]/', 'https://[2606:4700::6810:84e5]/'],
  ])('takes %s', (url, expected) => {
    expect(parseSafeUrl(url, undefined, none).href).toBe(expected);
  });

  it('excepts exactly the named host and port', () => {
    const allowed = parseAllowedHosts('127.0.0.1:9000, LocalHost:9001,sourcehost,[::1]:9002,,');
    expect(parseSafeUrl('http://127.0.0.1:9000/x', undefined, allowed).href).toBe('http://127.0.0.1:9000/x');
    expect(parseSafeUrl('http://2130706433:9000/', undefined, allowed).host).toBe('127.0.0.1:9000');
    expect(parseSafeUrl('http://localhost.:9001/', undefined, allowed).host).toBe('localhost:9001');
    expect(parseSafeUrl('https://sourcehost/', undefined, allowed).host).toBe('sourcehost');
    expect(parseSafeUrl('http://sourcehost/', undefined, allowed).host).toBe('sourcehost');
    expect(parseSafeUrl('http://[::1]:9002/', undefined, allowed).host).toBe('[::1]:9002');
    for (const other of [
      'http://127.0.0.1/',
      'http://127.0.0.1:9001/',
      'http://localhost:9000/',
      'http://sourcehost:81/',
    ]) {
      expect(() => parseSafeUrl(other, undefined, allowed)).toThrow(SourceError);
    }
    expect(() => parseSafeUrl('http://u:p@127.0.0.1:9000/', undefined, allowed)).toThrow(SourceError);
  });
});

describe('checkHost', () => {
  const url = new URL('https://example.com/');
  const check = (addresses: string[]) => checkHost(url, none, async () => addresses);

  it('passes a name with public addresses only', async () => {
    await expect(check(['93.184.216.34', '2606:4700::1'])).resolves.toBeUndefined();
  });

  it.each([
    [['93.184.216.34', '10.0.0.5']],
    [['2606:4700::1', '::1']],
    [['::ffff:93.184.216.34']],
    [['fe80::1%eth0']],
    [['not-an-address']],
    [[]],
  ])('refuses %j for good, and never says what it saw', async (addresses) => {
    const error = await check(addresses).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({ transient: false });
    for (const address of addresses) expect(String(error)).not.toContain(address);
  });

  it('calls a resolver that does not answer a passing trouble', async () => {
    const failing = checkHost(url, none, async () => {
      throw new Error('SERVFAIL');
    });
    await expect(failing).rejects.toMatchObject({ transient: true });
  });
});

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2a00:1450::1',
    '2001:4860:4860::8888',
  ])('knows %s as public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([
    '',
    '8.8.8',
    '08.8.8.8',
    '8.8.8.8.8',
    '1::2::3',
    ':::',
    '12345::',
    '2001:4860',
    'fe80::1%1',
    '::1.2.3',
    'g::1',
  ])('refuses the malformed %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
