/** The table cannot be read as daily facts; the message says where and why. */
export class UnreadableFacts extends Error {}
