import { spawn, type ChildProcess } from "node:child_process";
import { delimiter, resolve } from "node:path";

export const PROJECT_ROOT = resolve(import.meta.dirname, "..");

const WINDOWS = process.platform === "win32";

interface CommandOptions {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** `inherit` shows the output as it arrives; `collect` keeps it for the caller. */
  output: "inherit" | "collect";
}

export interface RunningCommand {
  child: ChildProcess;
  /** Resolves when the command has ended; a command that can't be started ends with code 127. */
  done: Promise<{ code: number; output: string }>;
}

/** Starts a program from the project's `node_modules/.bin` or the PATH, in the project's root. */
export function startCommand(
  [program = "", ...args]: readonly string[],
  { env = {}, output }: CommandOptions,
): RunningCommand {
  const bin = resolve(PROJECT_ROOT, "node_modules/.bin");
  const path = env["PATH"] ?? process.env["PATH"] ?? "";
  const child = spawn(program, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env, PATH: `${bin}${delimiter}${path}` },
    stdio: output === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: WINDOWS,
  });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<{ code: number; output: string }>((settle) => {
    const end = (code: number) => settle({ code, output: Buffer.concat(chunks).toString("utf8") });
    child.once("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    // A command ended by a signal has no exit code; 1 marks it as failed.
    child.once("close", (code) => end(code ?? 1));
  });
  return { child, done };
}

/** Runs a command to its end and returns its output. If it fails, throws with that output. */
export async function runQuietly(
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await startCommand(command, { env, output: "collect" }).done;
  if (code !== 0) throw new Error(`\`${command.join(" ")}\` ended with ${code}:\n${output}`);
  return output;
}
