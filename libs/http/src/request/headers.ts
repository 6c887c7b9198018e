import helmet, { type HelmetOptions } from 'helmet';

/** What the content security policy of the pages must name besides the server itself. */
export interface HeaderOptions {
  /** True when people reach the server by https: only then is HSTS sent. */
  readonly https: boolean;
  /** Hosts that a frame may show after a click that says so (the social media plug-ins), as `https://host`. */
  readonly frameHosts: readonly string[];
  /** Hosts of map tiles, as `https://host`. */
  readonly tileHosts: readonly string[];
}

/**
 * The security headers of every answer, computed once: they depend on nothing in the request. Styles may be inline
 * because emotion writes them so; scripts never are.
 */
export function securityHeaders({ https, frameHosts, tileHosts }: HeaderOptions): Readonly<Record<string, string>> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tileHosts],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...tileHosts],
        frameSrc: frameHosts.length > 0 ? [...frameHosts] : ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
  const recorder = {
    setHeader: (name: string, value: string | number | readonly string[]) => {
      headers[name.toLowerCase()] = String(value);
    },
    removeHeader: () => {},
  };
  // helmet is a middleware that only ever sets headers; the recorder has the two methods it calls.
  (helmet(options) as unknown as (request: object, response: typeof recorder, next: (error?: unknown) => void) => void)(
    {},
    recorder,
    (error) => {
      if (error !== undefined) throw error as Error;
    },
  );
  return headers;
}
