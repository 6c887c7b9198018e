/** Token of the installation's IANA time zone, which holds for companies without an address. */
export const TIME_ZONE = Symbol('timeZone');
