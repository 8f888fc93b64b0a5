import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";

import { deleteApp, initializeApp } from "firebase-admin/app";

const PROJECT = "simmer-production";
const KEY_ID = "key-1";

/** What Google stores about an account. */
interface Account {
  disabled: boolean;
  /** Tokens issued before this moment are revoked; in seconds since 1970. */
  validSince: number;
}

const inSeconds = (ms: number) => Math.floor(ms / 1_000);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Firebase's default app as in a deployment, without emulators, and a loopback server in place of
 * Google's that serves accounts and the keys of ID tokens. The Auth emulator can't be used: it doesn't
 * sign tokens and always looks up the account, so no test could tell whether we check for revocation.
 */
export async function startGoogle() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const accounts = new Map<string, Account>();
  /** The requests received, by path. */
  const asked: string[] = [];

  async function answer(request: IncomingMessage): Promise<object> {
    const { pathname } = new URL(request.url ?? "", "http://google");
    asked.push(pathname);
    if (pathname.startsWith("/robot/v1/metadata/x509/")) {
      return { [KEY_ID]: publicKey.export({ type: "spki", format: "pem" }) };
    }
    const { localId: [uid = ""] = [] } = JSON.parse(await text(request)) as { localId?: string[] };
    const account = accounts.get(uid);
    const validSince = String(account?.validSince);
    return account ? { users: [{ localId: uid, ...account, validSince }] } : {};
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = await answer(request);
    const headers = { "content-type": "application/json", "cache-control": "max-age=3600" };
    response.writeHead(200, headers).end(JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const httpAgent = Object.assign(new Agent(), {
    createConnection: () => connect(port, "127.0.0.1"),
  });
  const app = initializeApp({
    projectId: PROJECT,
    credential: { getAccessToken: async () => ({ access_token: "owner", expires_in: 3_600 }) },
    httpAgent,
  });

  return {
    asked,
    accounts,
    /** Creates a cook and an ID token signed with Google's key. */
    newCook(): { uid: string; token: string } {
      const uid = crypto.randomUUID();
      const now = inSeconds(Date.now());
      accounts.set(uid, { disabled: false, validSince: now - 60 });
      const claims = {
        iss: `https://securetoken.google.com/${PROJECT}`,
        aud: PROJECT,
        auth_time: now - 30,
        sub: uid,
        iat: now - 30,
        exp: now + 3_570,
      };
      const signed = `${encode({ alg: "RS256", kid: KEY_ID })}.${encode(claims)}`;
      const signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64url");
      return { uid, token: `${signed}.${signature}` };
    },
    /** Revokes the tokens issued so far, as `revokeRefreshTokens` does. */
    revoke(uid: string): void {
      const account = accounts.get(uid);
      if (account) account.validSince = inSeconds(Date.now());
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await deleteApp(app);
    },
  };
}
