"""The games as environments of common learning libraries, which the extra `beltane[envs]` installs.

`pettingzoo_env` has every seat played from outside, `gymnasium_env` one seat with bots at the others, and `vector_env`
many such games side by side. `openspiel_game` registers the games with OpenSpiel, which `beltane[openspiel]` installs.
Programs that need none of these libraries use `batch_env`, or `beltane.kernel.batch` directly.
"""
